// Beside the home page's kitchen (components/blocks/home-hero): what it may cost follows the choice (lib/estimate/room-costs.ts).
;(() => {
  const form = document.querySelector('[data-costs]')
  const range = document.querySelector('[data-range]')
  const { base, added } = JSON.parse(form.dataset.costs)
  const price = () => {
    const choice = Object.fromEntries(new FormData(form))
    const [from, to] = added
      .reduce(([from, to], { surfaces, by }) => {
        const part = by[surfaces.map((surface) => choice[surface]).join('+')]
        return [from + part[0], to + part[1]]
      }, base)
      .map((dollars) => `$${dollars.toLocaleString('en-US')}`)
    range.textContent = `${from} to ${to}`
  }
  range.parentElement.className = ''
  form.addEventListener('change', price)
  // An owner may have taken the button away.
  document.querySelector('[data-ask]')?.addEventListener('click', () => (form.dataset.asked = ''))
})()

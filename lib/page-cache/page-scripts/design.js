// At the end of the visualizer (components/site/screens/design): the address holds the choice, a layer is seen once it is
// there, and what only script can do.
;(() => {
  const root = document.querySelector('[data-design]')
  const form = root.querySelector('form')
  const find = (mark) => root.querySelector(`[data-${mark}]`)
  const layers = Array.from(root.querySelectorAll('[data-surface]'))
  const ofSurface = (surface) => layers.filter(({ dataset }) => dataset.surface === surface)
  const status = find('status')
  let telling
  /** Says it instead of what was to be said of the kitchen, which would take its place before it is heard; an answer is also seen. */
  const say = (text, isAnswer) => {
    clearTimeout(telling)
    status.classList.toggle('sr-only', !isAnswer)
    status.textContent = text
  }
  /** The texts that staff changed, by the built-in ones. */
  const changed = JSON.parse(root.dataset.words ?? '{}')
  const words = (text) => changed[text] ?? text
  const room = root.dataset.design
  const choice = () => Object.fromEntries(Array.from(new FormData(form)).filter(([name]) => name !== 'room'))
  const same = (one, other) => Object.keys(one).every((surface) => one[surface] === other[surface])
  const radio = (surface, finish) => document.getElementById(`${surface}-${finish}`)

  /** Resolves when a layer that is displayed has been fetched, in whatever version the browser took, and decoded. */
  const ready = ({ dataset: { surface, finish } }) =>
    new Promise((done) => {
      const file = new RegExp(`/${surface}-${finish}(-\\d+)?\\.(avif|webp)$`)
      const look = () => {
        const entry = performance.getEntriesByType('resource').find(({ name }) => file.test(name))
        if (!entry) return
        observer.disconnect()
        const image = new Image()
        image.src = entry.name
        image.decode().then(done, done)
      }
      const observer = new PerformanceObserver(look)
      observer.observe({ type: 'resource' })
      setTimeout(done, 8000)
      look()
    })

  /** Draws a finish: the one before it stays until the new one is there. */
  const draw = (surface, finish) => {
    const next = ofSurface(surface).find(({ dataset }) => dataset.finish === finish)
    const chosen = () => radio(surface, finish).checked
    next.dataset.on = ''
    ready(next).then(() => {
      if (chosen())
        for (const layer of ofSurface(surface)) layer.toggleAttribute('data-shown', layer === next)
      setTimeout(() => {
        for (const layer of ofSurface(surface))
          if (!layer.matches('[data-shown]') && !radio(surface, layer.dataset.finish).checked)
            layer.removeAttribute('data-on')
      }, 300)
    })
  }

  /** What the kitchen may cost (lib/estimate/room-costs.ts), and where that is worked out. */
  const { base, added } = JSON.parse(find('costs').dataset.costs)
  const price = (now) => {
    const [from, to] = added
      .reduce((sum, { surfaces, by }) => {
        const part = by[surfaces.map((surface) => now[surface]).join('+')]
        return [sum[0] + part[0], sum[1] + part[1]]
      }, base)
      .map((dollars) => `$${dollars.toLocaleString('en-US')}`)
    find('range').textContent = `${from} to ${to}`
    const link = find('estimate')
    const query = new URLSearchParams(link.search)
    query.set('design', [...Object.values(now), room].filter(Boolean).join('_'))
    link.search = query
  }

  /** The other kitchens open with the one that is shown, and a sheet of paper says where it is found. */
  const useAddress = () => {
    for (const link of root.querySelectorAll('[data-room]')) link.search = location.search
    find('paper').textContent = location.href
  }

  let shown
  const before = []
  /** Shows what the radio buttons say: picture, address, and a word for who doesn't see it. */
  const show = () => {
    const now = choice()
    for (const [surface, finish] of Object.entries(now)) if (shown[surface] !== finish) draw(surface, finish)
    shown = now
    price(now)
    const address = new URL(location)
    for (const [surface, finish] of Object.entries(now)) address.searchParams.set(surface, finish)
    history.replaceState(history.state, '', address)
    useAddress()
    find('do=undo').ariaDisabled = before.length === 0
    clearTimeout(telling)
    telling = setTimeout(() => say(document.getElementById('design-text').innerText), 700)
  }
  const set = (wanted) => {
    for (const [surface, finish] of Object.entries(wanted)) {
      const button = radio(surface, finish)
      if (button) button.checked = true
    }
    show()
  }
  const choose = (wanted) => {
    before.push(shown)
    set(wanted)
  }
  const wantedBy = (link) => Object.fromEntries(new URL(link.href).searchParams)

  for (const { dataset } of layers.filter((layer) => layer.matches('[data-shown]')))
    radio(dataset.surface, dataset.finish).checked = true
  shown = choice()
  price(shown)
  useAddress()

  root.addEventListener('change', ({ target }) => {
    if (target.form !== form) return
    before.push(shown)
    show()
  })

  const doing = {
    undo: () => before.length > 0 && set(before.pop()),
    surprise() {
      const others = Array.from(root.querySelectorAll('[data-together]'), wantedBy).filter(
        (one) => !same(one, shown),
      )
      if (others.length > 0) choose(others[Math.floor(Math.random() * others.length)])
    },
    compare(button) {
      const isOn = button.ariaPressed !== 'true'
      button.ariaPressed = isOn
      button.textContent = words(isOn ? 'Stop comparing' : 'Compare')
      if (isOn) {
        const kept = Array.from(find('now').children).filter(
          (layer) => !layer.dataset.surface || radio(layer.dataset.surface, layer.dataset.finish).checked,
        )
        find('kept').replaceChildren(...kept.map((layer) => layer.cloneNode()))
        for (const layer of find('kept').children) layer.dataset.shown = layer.dataset.on = ''
      }
      find('compared').hidden = !isOn
      say(isOn ? words('This kitchen is kept on the left. Change finishes to compare.') : '', true)
    },
    async share() {
      const { href: url } = location
      try {
        if (navigator.share) return await navigator.share({ title: document.title, url })
        await navigator.clipboard.writeText(url)
        say(words('Link copied'), true)
      } catch ({ name }) {
        if (name !== 'AbortError') say(`${words('Copy this link:')} ${url}`, true)
      }
    },
    print: () => print(),
  }
  root.addEventListener('click', (event) => {
    if (event.target.closest('[data-ask]')) form.dataset.asked = ''
    const button = event.target.closest('[data-do]')
    if (button) return doing[button.dataset.do](button)
    const link = event.target.closest('[data-together]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    choose(wantedBy(link))
    scrollTo({ top: root.offsetTop })
  })
})()

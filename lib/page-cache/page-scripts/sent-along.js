// On the thank-you page: what came with the request, which the address names. A room takes the place of the picture; an
// estimate is shown line by line, as its own page has it.
;(() => {
  const params = new URLSearchParams(location.search)
  const estimate = params.get('estimate') ?? ''
  if (/^\/estimate(\?[\w=&%.+-]*)?$/.test(estimate))
    fetch(estimate)
      .then((answer) => answer.text())
      .then((html) => {
        const sum = new DOMParser().parseFromString(html, 'text/html').getElementById('sum')
        const textOf = (part, selector) => part.querySelector(selector).firstChild.textContent
        const [section] = document.querySelectorAll('[data-sent-estimate]')
        const [about, list, link] = section.querySelectorAll('p, dl, a')
        about.textContent = `${sum.querySelector('h2').textContent}: ${sum.querySelector('p').textContent}`
        for (const row of sum.querySelectorAll('.est-parts')[0].rows) {
          const line = list.appendChild(document.createElement('div'))
          line.className = `flex items-baseline justify-between gap-4 border-b border-line py-2 ${row.parentElement.matches('tfoot') ? 'font-semibold' : ''}`
          for (const [tag, selector] of [
            ['dt', 'th'],
            ['dd', 'td'],
          ])
            line.appendChild(document.createElement(tag)).textContent = textOf(row, selector)
          line.lastChild.className = 'flex-none'
        }
        link.href = estimate
        section.hidden = false
      })
      .catch(() => undefined)
  const design = params.get('design') ?? ''
  const [, room, query] = /^\/design(?:\/([a-z0-9-]+))?\?([\w=&-]+)$/.exec(design) ?? []
  if (!query) return
  const figure = document.querySelector('[data-sent]')
  for (const source of figure.querySelectorAll('source')) source.remove()
  const image = figure.querySelector('img')
  image.removeAttribute('srcset')
  image.alt = ''
  image.src = `/design/picture?${query}${room ? `&room=${room}` : ''}`
  const [caption, link] = figure.querySelectorAll('figcaption > *')
  caption.hidden = true
  link.hidden = false
  link.href = design
  link.textContent = JSON.parse(link.dataset.rooms)[room] ?? link.textContent
})()

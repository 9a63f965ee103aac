// On the thank-you page: the room that came with the request, which the address names, takes the place of the picture.
;(() => {
  const design = new URLSearchParams(location.search).get('design') ?? ''
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

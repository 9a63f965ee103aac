// At the end of the visualizer (components/site/screens/design): the address holds the choice, a layer is seen once it is
// there, and what only script can do.
;(() => {
  const root = document.querySelector('[data-design]')
  const form = root.querySelector('form')
  const find = (mark) => root.querySelector(`[data-${mark}]`)
  const layers = Array.from(root.querySelectorAll('[data-surface]'))
  const ofSurface = (surface) => layers.filter(({ dataset }) => dataset.surface === surface)
  /** Where it is said: on the picture, below it, and above the buttons that ask. */
  const [shelved, told, brought] = root.querySelectorAll('[data-status]')
  let telling
  /** Says it instead of what was to be said of the kitchen, which would take its place before it is heard; an answer is also seen. */
  const say = (text, isAnswer, status = told) => {
    clearTimeout(telling)
    status.classList.toggle('sr-only', !isAnswer)
    status.textContent = text
  }
  /** The texts that staff changed, by the built-in ones. */
  const changed = JSON.parse(root.dataset.words ?? '{}')
  const words = (text, values = {}) =>
    (changed[text] ?? text).replace(/\{(\w+)\}/g, (slot, name) => values[name] ?? slot)
  const room = root.dataset.design
  const surfaces = [...new Set(layers.map(({ dataset }) => dataset.surface))]
  const sent = (name) => new FormData(form).getAll(name)
  const choice = () => Object.fromEntries(surfaces.map((surface) => [surface, sent(surface)[0]]))
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
  const rangeOf = (now) => {
    const [from, to] = added
      .reduce((sum, { surfaces, by }) => {
        const part = by[surfaces.map((surface) => now[surface]).join('+')]
        return [sum[0] + part[0], sum[1] + part[1]]
      }, base)
      .map((dollars) => `$${dollars.toLocaleString('en-US')}`)
    return `${from} to ${to}`
  }
  const codeOf = (now) => [...Object.values(now), room].filter(Boolean).join('_')
  const choiceOf = (code) => {
    const finishes = code.split('_')
    return Object.fromEntries(surfaces.map((surface, index) => [surface, finishes[index]]))
  }
  /** The picture, or the QR code, of a choice. */
  const drawn = (kind, now) => `/design/${kind}?${new URLSearchParams(room ? { ...now, room } : now)}`
  const price = (now) => {
    find('range').textContent = rangeOf(now)
    const link = find('estimate')
    const query = new URLSearchParams(link.search)
    query.set('design', codeOf(now))
    link.search = query
  }

  /** Only paper shows it: it is fetched when that is printed. */
  const qr = find('qr')
  /** The other kitchens open with the one that is shown, and a sheet of paper says where it is found. */
  const useAddress = () => {
    for (const link of root.querySelectorAll('[data-room]')) link.search = location.search
    find('paper').textContent = `${location.origin}${location.pathname}?${new URLSearchParams(shown)}`
    qr.src = drawn('qr', shown)
  }

  let shown
  const before = []
  /** Writes into the address what a form without script would send. */
  const write = () => {
    const address = new URL(location)
    const { searchParams } = address
    for (const name of ['keep', 'drop', 'sample']) searchParams.delete(name)
    for (const surface of surfaces) searchParams.set(surface, shown[surface])
    for (const name of ['keep', 'sample']) for (const value of sent(name)) searchParams.append(name, value)
    history.replaceState(history.state, '', address)
    useAddress()
  }
  /** Shows what the radio buttons say: picture, address, and a word for who doesn't see it. */
  const show = () => {
    const now = choice()
    for (const [surface, finish] of Object.entries(now)) if (shown[surface] !== finish) draw(surface, finish)
    shown = now
    price(now)
    write()
    say('', false, shelved)
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
  const scrollToPicture = () => scrollTo({ top: root.offsetTop })

  const places = Array.from(root.querySelectorAll('[data-place]'))
  /** Shows these rooms side by side, and says how many there are. */
  const shelve = (codes) => {
    places.forEach((place, index) => {
      const code = codes[index]
      const field = place.querySelector('input')
      place.hidden = field.disabled = !code
      if (!code) return
      const kept = choiceOf(code)
      field.value = place.querySelector('[data-do=drop]').value = code
      const picture = place.querySelector('img')
      picture.src = `${drawn('picture', kept)}&shape=small`
      picture.alt = surfaces
        .map((surface) => document.querySelector(`#design-text .if-${surface}-${kept[surface]}`).textContent)
        .join('')
      place.querySelector('p').textContent = rangeOf(kept)
      place.querySelector('a').search = new URLSearchParams(kept)
    })
    document.getElementById('kept').hidden = find('see').hidden = codes.length === 0
    write()
    say(words('Kept: {count} of 3.', { count: codes.length }), true, shelved)
  }
  const stop = () => {
    find('compared').hidden = find('do=stop').hidden = true
    say('')
    // What was pressed is gone.
    find('do=keep').focus({ preventScroll: true })
  }
  const wantedBy = (link) => Object.fromEntries(new URL(link.href).searchParams)

  for (const { dataset } of layers.filter((layer) => layer.matches('[data-shown]')))
    radio(dataset.surface, dataset.finish).checked = true
  shown = choice()
  price(shown)
  useAddress()

  /** Says which samples are to be brought, and refuses a fifth. */
  const bring = (box) => {
    const isFull = sent('sample').length > 4
    if (isFull) box.checked = false
    const names = sent('sample').map((name) => {
      const surface = root.querySelector(`[value=${name}]`).closest('fieldset')
      return `${surface.querySelector(`.if-${name}`).textContent} (${surface.querySelector('legend').textContent})`
    })
    const text = words(
      isFull
        ? 'You can pick up to four samples. Uncheck one first: {samples}.'
        : 'Samples to bring: {samples}.',
      { samples: names.join(', ') },
    )
    say(names.length > 0 ? text : '', true, brought)
    write()
  }

  root.addEventListener('change', ({ target }) => {
    if (target.form !== form) return
    if (target.name === 'sample') return bring(target)
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
    keep() {
      const codes = sent('keep')
      const code = codeOf(shown)
      if (codes.includes(code)) return say(words('You’ve kept this one already.'), true, shelved)
      if (codes.length === places.length)
        return say(words('You can keep up to three. Remove one to keep another.'), true, shelved)
      shelve([...codes, code])
    },
    drop({ value }) {
      shelve(sent('keep').filter((code) => code !== value))
      stop()
    },
    /** Shows a kept room left of the line. */
    compare(button) {
      const kept = choiceOf(button.closest('[data-place]').querySelector('input').value)
      const copies = Array.from(find('now').children)
        .filter(({ dataset: { surface, finish } }) => !surface || kept[surface] === finish)
        .map((layer) => layer.cloneNode())
      for (const { dataset } of copies) dataset.shown = dataset.on = ''
      find('kept').replaceChildren(...copies)
      find('compared').hidden = find('do=stop').hidden = false
      say(words('The one you kept is on the left. Change finishes to compare.'), true)
      find('compare').focus({ preventScroll: true })
      scrollToPicture()
    },
    stop,
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
    async print() {
      qr.loading = 'eager'
      await qr.decode().catch(() => {})
      qr.loading = 'lazy'
      print()
    },
  }
  root.addEventListener('click', (event) => {
    if (event.target.closest('[data-ask]')) form.dataset.asked = ''
    const button = event.target.closest('[data-do]')
    if (button) {
      event.preventDefault()
      return doing[button.dataset.do](button)
    }
    const link = event.target.closest('[data-together],[data-open]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    choose(wantedBy(link))
    scrollToPicture()
  })
  // Paper is narrower than the window, and no browser waits for layers of another width: it gets those that are seen.
  addEventListener('beforeprint', () => {
    for (const layer of find('now').children)
      layer.style.backgroundImage = getComputedStyle(layer).backgroundImage
  })
  addEventListener('afterprint', () => {
    for (const layer of find('now').children) layer.style.backgroundImage = ''
  })
})()

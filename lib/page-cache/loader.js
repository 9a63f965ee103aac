// Runs inside every static page (handler.js puts its small form there): what works before any other script is here,
// and nothing else. React comes when a visitor means to use something that needs it. A part below a line `Where the page
// has …` goes into the pages whose HTML has that. After a change: `node lib/page-cache/minify-loader.mjs`.
;(() => {
  const on = addEventListener
  const list = document.getElementById('on-intent').dataset.src.split(' ')
  let ahead, loading, live
  const add = (tag, rest) => document.head.append(Object.assign(document.createElement(tag), rest))
  // Their bytes, and nothing that runs.
  const preload = (fetchPriority) => {
    if (!ahead) for (const href of list) add('link', { rel: 'preload', as: 'script', href, fetchPriority })
    ahead = true
  }
  /** Brings React in. Resolves with whether it has taken over; once it can't be had, the page does without. */
  const load = () =>
    (loading ??= new Promise((done) => {
      const end = (event) => {
        live = true
        done(event?.type === 'hydrated')
      }
      // One after the other, the page's data first: where one is missing React isn't started, and nothing typed is lost.
      const run = (at) =>
        list[at] && add('script', { src: list[at], onerror: end, onload: () => run(at + 1) })
      on('hydrated', end, { once: true })
      setTimeout(end, 15000)
      preload('high')
      run(0)
    }))
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    on(type, ({ target }) => target.closest?.('[data-intent]') && load(), true)

  // Where the page has data-picture=
  // A picture opens large as it stands on the page (components/site/screens/gallery/gallery-stage); React's viewer takes
  // its place, unless it was closed meanwhile or React can't be had.
  on(
    'click',
    (event) => {
      const link = event.target.closest?.('a[data-picture]')
      if (live || !link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const shell = document.querySelector('dialog[data-shell]')
      const image = shell.querySelector('img')
      image.src = link.querySelector('img').currentSrc
      shell.ariaLabel = link.textContent
      link.focus({ preventScroll: true })
      shell.showModal()
      load().then((ready) => ready && shell.open && link.click())
    },
    true,
  )

  // Where the page has data-choose=
  on('click', ({ target }) => {
    const chosen = target.closest('[data-choose]')
    if (!chosen) return
    chosen.closest('[data-show]').dataset.show = chosen.dataset.choose
    for (const other of chosen.parentElement.children) other.ariaPressed = other === chosen
  })

  // On every page:
  // A click or a submission made before hydration is held and repeated after it, natively where a script failed.
  for (const type of ['click', 'submit'])
    on(
      type,
      (event) => {
        const submit = type === 'submit'
        const element = event.target.closest?.(
          `${submit ? 'form' : ':is(a,button[type=button])'}[data-intent]`,
        )
        if (live || !element || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        event.stopPropagation()
        if (element.ariaBusy) return
        element.ariaBusy = 'true'
        load().then(() => {
          element.ariaBusy = null
          if (submit) element.requestSubmit(event.submitter)
          else element.click()
        })
      },
      true,
    )
  // The bytes come ahead where a control is near while somebody scrolls, or the pointer nears one.
  const { saveData, effectiveType } = navigator.connection ?? {}
  const near = () => ahead || saveData || /2g/.test(effectiveType) || preload('low')
  const controls = Array.from(
    document.querySelectorAll('[data-intent]'),
    (element) => element.querySelector('[type=submit]') ?? element,
  )
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) target.dataset.intent === 'view' ? load() : near()
    },
    { rootMargin: '400px' },
  )
  on('scroll', () => controls.map((control) => seen.observe(control)), { once: true })
  on('pointermove', ({ clientX: x, clientY: y }) => {
    if (ahead) return
    const isNear = ({ left, right, top, bottom }) =>
      right > left && x > left - 99 && x < right + 99 && y > top - 99 && y < bottom + 99
    if (controls.some((control) => isNear(control.getBoundingClientRect()))) near()
  })
  on('click', ({ target }) => target.closest('[popover] a')?.closest('[popover]').hidePopover())
  // Where the visitor came from, for lib/leads/attribution.ts: another site, or the parameters of a campaign.
  try {
    const { referrer } = document
    const tags = location.search.match(/\b(utm_\w+|gclid)=[^&]+/g)
    if (tags || (referrer && !referrer.startsWith(origin)))
      sessionStorage['first-touch'] ??= JSON.stringify({ referrer, tags })
  } catch {}
  if (document.cookie.includes('staff-hint')) load()
  // A request that couldn't be sent at an earlier visit (components/forms/waiting.ts).
  try {
    if (localStorage['waiting-requests']) load()
  } catch {}

  // Where the page has data-video=
  // A video asks nothing of its service before it is played (components/blocks/video).
  on('click', (event) => {
    const link = event.target.closest('[data-video]')
    if (!link || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const frame = link.nextSibling
    frame.src = link.dataset.video
    frame.hidden = false
    link.hidden = true
    frame.focus()
  })

  // Where the page has data-compare=
  on('input', ({ target }) => {
    if (target.matches('[data-compare]')) target.parentElement.style.setProperty('--pos', target.value + '%')
  })

  // Where the page has data-fallback=
  for (const image of document.querySelectorAll('img[data-fallback]')) {
    const replace = () => {
      if (!image.dataset.fallback) return
      for (const source of image.parentElement.querySelectorAll('source')) source.remove()
      image.removeAttribute('srcset')
      image.src = image.dataset.fallback
      image.dataset.fallback = ''
    }
    if (image.complete && !image.naturalWidth) replace()
    image.onerror = replace
  }
})()

// Runs inside every static page (handler.js puts its small form there): what works before any other script is here,
// and nothing else. React comes when a visitor means to use something that needs it. After a change:
// `node lib/page-cache/minify-loader.mjs`.
;(() => {
  const on = addEventListener
  const list = document.getElementById('on-intent').dataset.src.split(' ')
  let loading, live
  const load = () =>
    (loading ??= new Promise((done) => {
      const end = () => {
        live = true
        done()
      }
      on('hydrated', end, { once: true })
      setTimeout(end, 15000)
      // In order, the page's payload first: React must find it when it starts.
      for (const src of list)
        document.head.append(
          Object.assign(document.createElement('script'), { src, async: false, onerror: end }),
        )
    }))
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    on(type, ({ target }) => target.closest?.('[data-intent]') && load(), true)
  // A click or a submission made before hydration is held and repeated after it, natively where a script failed.
  for (const type of ['click', 'submit'])
    on(
      type,
      (event) => {
        const submit = type === 'submit'
        const element = event.target.closest?.(
          `${submit ? 'form' : ':is(a,button[type=button])'}[data-intent]`,
        )
        if (live || !element || event.ctrlKey || event.metaKey) return
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
  on('click', ({ target }) => target.closest('[popover] a')?.closest('[popover]').hidePopover())
  on('input', ({ target }) => {
    if (target.matches('[data-compare]')) target.parentElement.style.setProperty('--pos', target.value + '%')
  })
  // Where the visitor came from, for lib/leads/attribution.ts: another site, or the parameters of a campaign.
  try {
    const { referrer } = document
    const tags = location.search.match(/\b(utm_\w+|gclid)=[^&]+/g)
    if (tags || (referrer && !referrer.startsWith(origin)))
      sessionStorage['first-touch'] ??= JSON.stringify({ referrer, tags })
  } catch {}
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
  const seen = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && scrollY && load(),
    { rootMargin: '400px' },
  )
  for (const element of document.querySelectorAll('[data-intent=view]')) seen.observe(element)
  if (document.cookie.includes('staff-hint')) load()
  // A request that couldn't be sent at an earlier visit (components/forms/waiting.ts).
  try {
    if (localStorage['waiting-requests']) load()
  } catch {}
})()

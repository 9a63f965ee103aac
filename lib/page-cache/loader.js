// Runs inside every static page (finish-page.js puts its small form there; under `next dev` app/development-scripts.tsx
// runs it): what works before any other script is here, and nothing else. React comes when a visitor means to use something that
// needs it. A part below a line `Where the page has …` goes into the pages whose HTML has that. After a change:
// `node lib/page-cache/minify-loader.mjs`.
;(() => {
  const on = addEventListener
  const doc = document
  const browser = navigator
  const all = (selector) => doc.querySelectorAll(selector)
  const intent = '[data-intent]'
  const covers = 'dialog,[popover]'
  const list = all('#on-intent')[0].dataset.src.split(' ')
  const backScript = '/_back.js'
  let ahead, soon, live, back, settle, timer, coming, failed, asked, place
  const add = (tag, rest) => doc.head.append(Object.assign(doc.createElement(tag), rest))
  const isOther = (event) => event.ctrlKey || event.metaKey || event.shiftKey
  const stop = (event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // Their bytes, and nothing that runs.
  const warm = (fetchPriority) =>
    (ahead ||= list
      .concat(backScript)
      .map((href) => add('link', { rel: 'preload', as: 'script', href, fetchPriority })))
  // `live` is 2 once React has taken over, 1 while it couldn't be had.
  const end = () => {
    clearTimeout(timer)
    live ||= 1
    soon = 0
    settle(live > 1)
  }
  on('hydrated', () => {
    live = 2
    end()
    again()
  })
  // One after the other, the page's data first: where one is missing React isn't started, and nothing typed is lost. The next
  // try goes on with that one. Each is asked for twice, as the first answer may be that of its bytes ahead, which have failed.
  const run = () => {
    const [src] = list
    if (src && src !== coming)
      add('script', {
        src: (coming = src),
        onerror: () => ((coming = 0), failed === src ? end() : run((failed = src))),
        onload: () => run(list.shift()),
      })
  }
  /** Brings React in. Resolves with whether it has taken over; while it can't be had, the page does without. */
  const load = () =>
    (soon ||= new Promise((done) => {
      settle = done
      timer = setTimeout(end, 15000)
      warm('high')
      run()
    }))
  // A finger's touch begins with a pointer that is over what it touches.
  ;['pointerover', 'focusin'].map((type) =>
    on(type, ({ target }) => live || (target.closest?.(intent) && load()), true),
  )

  // Browser Back closes what opens over the page (public/_back.js). Where that can't be had, one entry more lets Back close all
  // there is; it becomes that script's once it comes.
  const heed = () =>
    (back ||= !add('script', {
      src: backScript,
      onerror() {
        back = null
        onpopstate ||=
          (history.pushState(back, ''),
          () => {
            onpopstate = null
            for (const one of all(covers)) one.close ? one.close() : one.hidePopover()
          })
      },
    }))
  // Safari has the event for dialogs since 18.4: what opens one here says so itself. What closes has no height any more.
  on('toggle', ({ target }) => target.matches(covers) && target.offsetHeight && heed(), true)

  // Where the page has data-shell=
  // A picture opens large as it stands on the page (components/blocks/gallery/gallery-stage); React's viewer takes
  // its place, unless it was closed meanwhile or React can't be had.
  on(
    'click',
    (event) => {
      const link = event.target.closest('a[data-picture]')
      if (!link || isOther(event)) return
      heed()
      if (live > 1) return
      stop(event)
      const [shell] = all('[data-shell]')
      shell.querySelector('img').src = link.querySelector('img').currentSrc
      shell.ariaLabel = link.textContent
      link.focus({ preventScroll: true })
      shell.showModal()
      load().then((ready) => ready && shell.open && link.click())
    },
    true,
  )

  // On every page:
  // A click or a submission made before hydration is held and repeated after it, natively where a script failed. What opens a
  // dialog opens its shell at once (components/forms/form-shell.tsx), which stays where a script failed, and says so; closed
  // meanwhile, no dialog comes. Without a connection a form stays too, says so, and is sent when there is one.
  const [shell] = all('[data-kind]')
  ;['click', 'submit'].map((type) =>
    on(
      type,
      (event) => {
        const submit = type === 'submit'
        const element = event.target.closest((submit ? 'form' : ':is(a,button[type=button])') + intent)
        const kind = element?.dataset.intent
        const waits = () => kind || (submit && !browser.onLine)
        if (!element || (live && !waits()) || isOther(event)) return
        if (submit) {
          asked = element
          place = kind ? shell : element
          place.dataset.net = ''
        }
        if (kind) {
          shell.dataset.kind = kind
          shell.showModal()
          heed()
        }
        if (live > 1) return
        stop(event)
        if (element.ariaBusy) return
        element.ariaBusy = true
        load().then((ready) => {
          element.ariaBusy = null
          if (!ready && waits()) place.dataset.net = browser.onLine
          else if (!kind || (asked === element && shell.open))
            submit ? element.requestSubmit(event.submitter) : element.click()
        })
      },
      true,
    ),
  )
  // A form has no `open`.
  const again = () => {
    live &= 2
    if (place?.dataset.net && place.open !== false) asked.requestSubmit()
  }
  on('online', again)
  // The bytes come ahead where a control is near while somebody scrolls, or the pointer nears one.
  const net = browser.connection
  const near = () => net?.saveData || /2g/.test(net?.effectiveType) || warm('low')
  const items = [...all(intent)].map((element) => element.querySelector('[type=submit]') ?? element)
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) target.dataset.intent === 'view' ? load() : near()
    },
    { rootMargin: '400px' },
  )
  on('scroll', () => items.map((control) => seen.observe(control)), { once: true })
  on('pointermove', ({ clientX: x, clientY: y }) => {
    if (
      !ahead &&
      items.some((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return right > left && x > left - 99 && x < right + 99 && y > top - 99 && y < bottom + 99
      })
    )
      near()
  })
  on('click', ({ target }) => {
    target.closest('a')?.closest('[popover]')?.hidePopover()
    if (target.name === 'again') target.value ? asked.submit() : again()
  })
  // Storage may be out of reach.
  try {
    // Staff; a request that couldn't be sent at an earlier visit, or its photos (components/forms/waiting-requests.ts).
    if (/staff-hint|waiting-/.test(doc.cookie + Object.keys(localStorage))) load()
    // Where the visitor came from, for lib/leads/attribution.ts: another site, or the parameters of a campaign.
    const { referrer } = doc
    const tags = location.search.match(/\b(utm_\w+|gclid)=[^&]+/g)
    if (tags || (referrer && !referrer.startsWith(origin)))
      sessionStorage['first-touch'] ??= JSON.stringify({ referrer, tags })
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
    if (target.dataset.compare) target.parentElement.style.setProperty('--pos', target.value + '%')
  })

  // Where the page has data-fallback=
  for (const image of all('img[data-fallback]')) {
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

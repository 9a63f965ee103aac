// Browser Back closes what is open: meanwhile the history has one entry more (docs/decisions/030).
;(() => {
  // Safari 16 has no popovers.
  const popovers = CSS.supports('selector(:popover-open)') ? ',:popover-open' : ''
  const open = () => document.querySelectorAll('dialog:modal' + popovers)
  // `page`, `overlay` (on the added entry, maybe the loader's) or `leaving` (from there, by ourselves).
  let at = onpopstate ? 'overlay' : 'page'
  onpopstate = null
  let address, next

  const look = () => {
    const isOpen = open().length > 0
    if (isOpen && at === 'page') {
      // Going back must not undo scrolling.
      history.scrollRestoration = 'manual'
      history.pushState(null, '')
      history.scrollRestoration = 'auto'
      at = 'overlay'
    } else if (!isOpen && at === 'overlay') {
      at = 'leaving'
      address = location.href
      history.back()
    }
  }
  const close = () => {
    for (const one of open()) one.matches('dialog') ? one.close() : one.hidePopover()
  }

  addEventListener('popstate', (event) => {
    if (at === 'page') return
    // Next's router has nothing to restore.
    event.stopImmediatePropagation()
    // What opened while we were leaving stays, as does a changed address.
    if (at === 'overlay') close()
    else if (location.href !== address) history.replaceState(history.state, '', address)
    at = 'page'
    const follow = next
    next = undefined
    // Sooner, the browser would scroll the page back.
    setTimeout(() => {
      history.scrollRestoration = 'auto'
      if (follow) location.assign(follow)
    })
    look()
  })
  // A link is followed from the page's own entry.
  addEventListener('click', (event) => {
    const link = event.target.closest('a[href]')
    look()
    if (at === 'page' || !link || event.defaultPrevented || link.target || !link.protocol.startsWith('http'))
      return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link.hasAttribute('download'))
      return
    event.preventDefault()
    next = link.href
    close()
    look()
  })
  new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['open'] })
  addEventListener('toggle', look, true)
  look()
})()

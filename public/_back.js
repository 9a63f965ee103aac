// Browser Back closes what lies open over a public page (a dialog, the phones' menu, the quote panel) and leaves the page where
// it was: while something is open the history has one entry more. The page's inline loader (lib/page-cache/loader.js) fetches this
// with the first thing that opens, before React or after. Android's Back closes dialogs and popovers by itself, no other browser's does.
;(() => {
  const open = () => document.querySelectorAll('dialog:modal, [popover]:popover-open')
  /** `page`, `overlay` (on the added entry) or `leaving` (from there to the page's, by ourselves). */
  let at = 'page'
  let address, next

  const look = () => {
    const isOpen = open().length > 0
    if (isOpen && at === 'page') {
      // The page may be scrolled meanwhile: going back must not undo it.
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
    // What a page has put into its address meanwhile.
    if (at === 'leaving' && location.href !== address) history.replaceState(history.state, '', address)
    at = 'page'
    const follow = next
    next = undefined
    if (!follow) close()
    // Not before the browser has come to the entry: it would put the page back to where it was scrolled then.
    setTimeout(() => {
      history.scrollRestoration = 'auto'
      if (follow) location.assign(follow)
    })
    look()
  })
  // A link is followed from the page's own entry, else going back would stop the way to it.
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

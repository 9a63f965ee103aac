// The gallery's filter is the fragment of the address; by its name the page's styles hide the rest. An unknown name shows all.
;(() => {
  const tabs = [...document.querySelectorAll('[data-choose]')]
  const mark = () => {
    const current = tabs.find((tab) => tab.dataset.choose === location.hash) ?? tabs[0]
    for (const tab of tabs) tab.ariaPressed = tab === current
  }
  addEventListener('hashchange', mark)
  mark()
  // By itself the browser finds the target only once the page has been painted: what the filter hides would be seen before.
  if (location.hash) location.replace(location.hash)
  for (const tab of tabs)
    tab.onclick = () => {
      location.hash = tab.dataset.choose
      // Browsers take the focus away from what led to a fragment.
      tab.focus()
    }
})()

// Right behind the visualizer's picture, before it is painted: from now on script says which layers are seen, first those that
// the address names. What it doesn't name, or names wrongly, is as it was rendered.
;(() => {
  document.querySelector('[data-design]').dataset.live = ''
  for (const [surface, finish] of new URLSearchParams(location.search)) {
    const layers = Array.from(document.querySelectorAll('[data-surface]')).filter(
      ({ dataset }) => dataset.surface === surface,
    )
    if (!layers.some(({ dataset }) => dataset.finish === finish)) continue
    for (const layer of layers)
      for (const mark of ['data-on', 'data-shown'])
        layer.toggleAttribute(mark, layer.dataset.finish === finish)
  }
})()

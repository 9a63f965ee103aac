/** A document that a browser may have rendered ahead (app/speculation-rules.json) and never shows. */
type MayPrerender = Document & { prerendering?: boolean }

/** Runs a function once the page is seen; at once, unless it is being rendered ahead. */
export function whenShown(run: () => void): void {
  if ((document as MayPrerender).prerendering)
    document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}

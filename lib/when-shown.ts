/** Browsers render a page ahead, where they can (app/speculation-rules.json): it may never be opened. */
type MayPrerender = Document & { prerendering?: boolean }

/** Runs something once somebody sees the page; at once, unless it is being rendered ahead. */
export function whenShown(run: () => void): void {
  if ((document as MayPrerender).prerendering)
    document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}

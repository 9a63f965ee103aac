/** The button in a file input. In a file of its own because no public page has one. */
export const fileClass =
  'file:mr-3 file:cursor-pointer file:rounded-control file:border file:border-edge file:bg-ivory file:px-2.5 file:py-0.5 ' +
  'file:font-semibold hover:file:border-ink'

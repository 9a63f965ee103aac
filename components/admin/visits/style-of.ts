/** Converts a place in rows to styles. */
export const styleOf = ({ top, height }: { top: number; height: number }) => ({
  top: `calc(${top} * var(--row))`,
  height: `calc(${height} * var(--row))`,
})

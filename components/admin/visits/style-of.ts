/** Returns the styles of a place that is given in rows. */
export const styleOf = ({ top, height }: { top: number; height: number }) => ({
  top: `calc(${top} * var(--row))`,
  height: `calc(${height} * var(--row))`,
})

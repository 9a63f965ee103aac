const roundUp = (length: number) => Math.ceil(length * 10) / 10

/**
 * Returns the `sizes` attribute of a picture from those of the boxes that it covers. The shape of a box that may differ from
 * the picture's follows @: as a ratio, `379px@4/5`, or as a height, `62vw@600px`. A picture that is cut at the sides is drawn
 * wider than its box.
 * @param ratio the picture's own width divided by its height
 */
export function drawnSizes(boxes: string, ratio: number): string {
  return boxes.replace(
    /([\d.]+)(px|vw|vh)@([\d.]+)(?:\/([\d.]+)|px)(?=,|$)/g,
    (_, length: string, unit: string, first: string, second?: string) => {
      if (!second) return `max(${length}${unit}, ${roundUp(Number(first) * ratio)}px)`
      const scale = Math.max(1, (ratio * Number(second)) / Number(first))
      return `${roundUp(Number(length) * scale)}${unit}`
    },
  )
}

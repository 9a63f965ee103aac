/** Returns a number and its unit: "1 mile", "3.5 miles". */
export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`

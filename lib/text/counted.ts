/** Returns a number and its unit: "1 mile", "3.5 miles". */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`

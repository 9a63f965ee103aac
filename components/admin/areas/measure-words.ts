/** A share between 0 and 1 as it is read: "31%". */
export const percent = (share: number): string => `${Math.round(share * 100)}%`

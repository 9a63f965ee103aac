// Lengths that search results show in full, in characters: advice to staff and limits of our own pages.
export const titleMost = 60
export const descriptionLeast = 70
export const descriptionMost = 160

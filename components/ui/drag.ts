/** The distance the pointer moves before a drag starts, in pixels (specification §9). */
export const activation = { distance: 8 }

/** The distance an arrow key moves a dragged element, in pixels (specification §9). */
export const keyboardStep = 25

/** The duration of the sort animation in milliseconds (specification §9). */
export const sortAnimation = 200

/** How far the pointer goes before a drag begins, in pixels (specification §9). */
export const activation = { distance: 8 }

/** How far one press of an arrow goes while something is dragged by keyboard, in pixels (specification §9). */
export const keyboardStep = 25

/** How long what makes room takes for it, in milliseconds (specification §9). */
export const sortAnimation = 200

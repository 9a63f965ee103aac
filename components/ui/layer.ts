'use client'

import { createContext, useContext } from 'react'

export const Layer = createContext<HTMLElement | null>(null)

/**
 * Returns the open dialog that menus and tooltips must render into, since a dialog makes everything outside it inert.
 * Undefined outside dialogs.
 */
export const useLayer = () => useContext(Layer) ?? undefined

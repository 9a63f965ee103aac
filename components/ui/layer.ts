'use client'

import { createContext, useContext } from 'react'

/** The open dialog that something stands in. */
export const Layer = createContext<HTMLElement | null>(null)

/**
 * Where menus and tooltips belong: an open dialog lies above everything else of the page and makes it inert, so what
 * floats over the dialog must stand inside of it. Undefined outside of dialogs: the page's end.
 */
export const useLayer = () => useContext(Layer) ?? undefined

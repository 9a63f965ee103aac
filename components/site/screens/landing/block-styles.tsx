'use client'

import dynamic from 'next/dynamic'
import { type ReactNode } from 'react'

// Loaded on demand, and so a style sheet of its own that only a page with blocks links.
const BlockSheet = dynamic(() => import('./block-sheet').then((file) => file.BlockSheet))

/** Brings the blocks' style sheet to the page that shows some. */
export const BlockStyles = ({ children }: { children: ReactNode }) => <BlockSheet>{children}</BlockSheet>

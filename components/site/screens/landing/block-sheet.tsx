// First: it has the order of the layers.
import './block-styles.css'
import '@/components/blocks/surface.css'
import '@/components/ui/rich-text.css'
import { type ReactNode } from 'react'

/** What stands in it has the style sheet above. */
export const BlockSheet = ({ children }: { children: ReactNode }) => children

import '@/components/blocks/surface.css'
import '@/components/ui/rich-text.css'
import './block-styles.css'
import { type ReactNode } from 'react'

/** What stands in it has the style sheet above. */
export const BlockSheet = ({ children }: { children: ReactNode }) => children

'use client'

import { createContext, type ReactNode, useContext } from 'react'

const Name = createContext('')

/** Tells the staff area what the business is called. */
export const BusinessName = ({ name, children }: { name: string; children: ReactNode }) => (
  <Name value={name}>{children}</Name>
)

export const useBusinessName = (): string => useContext(Name)

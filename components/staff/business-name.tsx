'use client'

import { createContext, type ReactNode, useContext } from 'react'

const Name = createContext('')

export const BusinessName = ({ name, children }: { name: string; children: ReactNode }) => (
  <Name value={name}>{children}</Name>
)

export const useBusinessName = (): string => useContext(Name)

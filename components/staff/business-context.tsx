'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { primeServices, type Service } from '@/lib/business/services'
import { primePlaces, type Town } from '@/lib/business/towns'

const Name = createContext('')

type BusinessContextProps = {
  name: string
  places: readonly Town[]
  services: readonly Service[]
  children: ReactNode
}

/** Provides the business's name, and primes the lists and names of places and services with the stored ones. */
export function BusinessContext({ name, places, services, children }: BusinessContextProps) {
  primePlaces(places)
  primeServices(services)
  return <Name value={name}>{children}</Name>
}

export const useBusinessName = (): string => useContext(Name)

'use client'

import { type ReactNode } from 'react'
import { primeServices, type Service } from '@/lib/business/services'
import { primePlaces, type Town } from '@/lib/business/towns'

type KnownAreasProps = { places: readonly Town[]; services: readonly Service[]; children: ReactNode }

/** Primes the lists and names of places and services with those that are stored. */
export function KnownAreas({ places, services, children }: KnownAreasProps) {
  primePlaces(places)
  primeServices(services)
  return children
}

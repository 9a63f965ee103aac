'use client'

import { type ReactNode } from 'react'
import { primeServices, type Service } from '@/lib/business/services'
import { primePlaces, type Town } from '@/lib/business/towns'

type KnownAreasProps = { places: readonly Town[]; services: readonly Service[]; children: ReactNode }

/** Has the staff area's lists and names know the places and services as they are, rather than as the site came. */
export function KnownAreas({ places, services, children }: KnownAreasProps) {
  primePlaces(places)
  primeServices(services)
  return children
}

'use client'

import { type ReactNode } from 'react'
import { learnServices, type Service } from '@/lib/business/services'
import { learnPlaces, type Town } from '@/lib/business/towns'

type KnownAreasProps = { places: readonly Town[]; services: readonly Service[]; children: ReactNode }

/** Has the staff area's lists and names know the places and services as they are, rather than as the site came. */
export function KnownAreas({ places, services, children }: KnownAreasProps) {
  learnPlaces(places)
  learnServices(services)
  return children
}

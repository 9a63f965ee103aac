import { type Metadata } from 'next'
import { startFor } from '@/lib/business/finishes'
import { getFinishes } from '@/lib/data/finishes'
import { designMetadata, DesignRoute } from './design-route'

export const revalidate = 3600

export async function generateMetadata(): Promise<Metadata> {
  const finishes = await getFinishes()
  return designMetadata(startFor(undefined, finishes), finishes)
}

export default async function DesignPage() {
  const finishes = await getFinishes()
  return <DesignRoute choice={startFor(undefined, finishes)} finishes={finishes} />
}

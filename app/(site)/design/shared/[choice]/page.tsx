import { type Metadata } from 'next'
import { cache } from 'react'
import { splitDesign } from '@/lib/business/design-path'
import { type Choice, type Finish, parseChoice, readChoice, samplesNamed } from '@/lib/business/finishes'
import { firstOffered, replacedFinishes } from '@/lib/business/own-finishes'
import { finishesIn } from '@/lib/business/rooms'
import { listAllFinishes } from '@/lib/data/finishes'
import { notFoundTitle } from '@/lib/not-found-title'
import { designMetadata, DesignRoute } from '../../design-route'
import { missingPage } from '../../../missing-page'

/**
 * Shows /design?cabinets=…&island=…, also of a room (/design/bath?…): lib/around-next/normalize-request.ts leads here. It is rendered for each
 * request and cached nowhere (lib/page-cache/handler.js). A finish that is no longer offered is replaced by the first that
 * is, and the page says so.
 */
export const revalidate = 3600

type SharedDesign = {
  choice: Choice
  finishes: readonly Finish[]
  kept: Choice[]
  samples: Finish[]
  gone: string[]
}
type Params = { params: Promise<{ choice: string }> }

export const generateStaticParams = () => []

const getDesign = cache(async (part: string): Promise<SharedDesign | null> => {
  const designParts = splitDesign(part)
  if (!designParts) return null
  const request = designParts.choice
  const allFinishes = await listAllFinishes()
  const finishes = allFinishes.filter(({ hidden }) => !hidden)
  const choice = parseChoice(request, finishes, firstOffered(finishesIn(request.room, finishes)))
  return {
    choice,
    finishes,
    kept: designParts.kept.filter((keptChoice) => readChoice(keptChoice, finishes)),
    samples: samplesNamed(designParts.samples, choice.room, finishes),
    gone: replacedFinishes(request, choice, allFinishes),
  }
})

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const design = await getDesign((await params).choice)
  return design
    ? designMetadata(design.choice, design.finishes, true)
    : { title: notFoundTitle, robots: { index: false } }
}

export default async function SharedDesignPage({ params }: Params) {
  const design = await getDesign((await params).choice)
  if (!design) return missingPage()
  const { gone, ...route } = design
  return (
    <>
      {gone.length > 0 && (
        <p className="bg-sand px-gutter py-3 text-small" role="status">
          {gone.join(' ')}
        </p>
      )}
      <DesignRoute {...route} />
    </>
  )
}

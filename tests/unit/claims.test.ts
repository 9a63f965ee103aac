import {
  claimFigures,
  presentClaims,
  sampleClaims,
  shownClaims,
  unprovenClaims,
  withoutSampleClaims,
} from '@/lib/business/claims'
import { financingOffer } from '@/lib/business/financing'
import { defaultProfile, licenseText } from '@/lib/business/profile'
import { contactTime, landingReasons, reasonsToChooseUs, replyTime } from '@/lib/content/promises'
import { profileFrom } from '@/lib/data/settings'

const live = { ...defaultProfile, liveSince: '2026-11-26T14:00:00.000Z' }
const proven = { ...sampleClaims.rating, proof: 'https://reviews.test' }

test('a claim without a proof is an example, and a live site doesn’t show it', () => {
  expect(Object.values(shownClaims(defaultProfile)).every(({ isExample }) => isExample)).toBe(true)
  expect(shownClaims(live)).toEqual({})
  const claims = { ...sampleClaims, rating: proven }
  expect(shownClaims({ ...live, claims })).toEqual({
    rating: { value: '4.9/5', wording: 'average rating', isExample: false },
  })
  expect(claimFigures({ ...live, claims }, ['years', 'rating'])).toEqual([
    { value: '4.9/5', label: 'average rating', isExample: false },
  ])
})

test('a file proves a claim, and profiles of before have none', () => {
  const warranty = {
    wording: 'Ten years',
    proof: '',
    proofFile: { id: 'a'.repeat(32), name: 'Warranty.pdf' },
  }
  const { claims } = profileFrom({ claims: { warranty, rating: { value: '5/5', proof: '' } } })
  expect(shownClaims({ ...live, claims })).toEqual({
    warranty: { value: '', wording: 'Ten years', isExample: false },
  })
  expect(unprovenClaims({ ...defaultProfile, claims })).not.toContain('warranty')
  expect(claims.rating.proofFile).toBeNull()
})

test('the license is proven by its number', () => {
  expect(licenseText(live)).toBe('')
  expect(licenseText({ ...live, licenseNumber: 'H-1' })).toBe(
    'Licensed and insured in Rockland County, license H-1',
  )
  const claims = { ...sampleClaims, license: { ...sampleClaims.license, wording: '' } }
  expect(licenseText({ ...live, licenseNumber: 'H-1', claims })).toBe('License H-1')
  expect(unprovenClaims({ ...defaultProfile, licenseNumber: 'H-1' })).not.toContain('license')
})

test('a live site names financing only with its conditions', () => {
  expect(financingOffer(defaultProfile)).toBe('0% financing with approved credit')
  expect(financingOffer(live)).toBe('')
  const financing = { ...live.financing, conditions: 'Through a bank' }
  expect(financingOffer({ ...live, financing })).toBe('0% financing with approved credit')
})

test('reasons rest on what may be said', () => {
  expect(reasonsToChooseUs(live).map(({ title }) => title)).toEqual(['3D design', 'A price in writing'])
  expect(landingReasons(live).map(({ title }) => title)).toEqual([
    '3D design renderings',
    'A price in writing',
  ])
  expect(landingReasons(defaultProfile)[1]).toEqual({
    title: 'Since 1999',
    text: '127+ customers, rated 4.9/5.',
    isExample: true,
  })
  const claims = { ...sampleClaims, rating: proven }
  expect(landingReasons({ ...live, claims })[0]).toEqual({ title: 'Rated 4.9/5', text: '', isExample: false })
})

test('the setup’s first step leaves what the owner has said himself', () => {
  const ownClaim = { value: '12', wording: 'in the trade', proof: '', proofFile: null, date: '' }
  const before = { ...defaultProfile, claims: { ...sampleClaims, years: ownClaim } }
  const after = withoutSampleClaims(before)
  expect(after).toMatchObject({ replyHours: 0, financing: { claim: '' } })
  expect(Object.keys(shownClaims({ ...before, ...after }))).toEqual(['years'])
})

test('a live site promises one time of reply; only the samples are the specification’s two', () => {
  const times = ({ replyHours, liveSince }: typeof live) => [
    replyTime({ replyHours }),
    contactTime({ replyHours, liveSince }),
  ]
  expect(times(defaultProfile)).toEqual(['within 2 hours during business hours', '24 hours'])
  expect(times(live)).toEqual(['within 2 hours during business hours', '2 hours during business hours'])
  expect(times({ ...live, replyHours: 0 })).toEqual(['during business hours', ''])
})

test('claims of an older version keep their figures and words', () => {
  const { claims } = profileFrom({
    claims: { since: 2004, rating: '4.8/5', license: 'Licensed', copyrightYear: 2024 },
  })
  expect(claims.since).toEqual({ value: '2004', wording: '', proof: '', proofFile: null, date: '' })
  expect(claims.rating).toMatchObject({ value: '4.8/5', wording: 'average rating' })
  expect(claims.license).toMatchObject({ value: '', wording: 'Licensed' })
  expect(presentClaims({ rating: proven })).toEqual({ rating: proven })
})

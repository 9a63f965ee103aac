import { isRecord } from '@/lib/type-guards'
import { type FreeDay, type VisitKind } from '@/lib/visit-types'
import { type NamedTime } from '@/lib/visits/free-times'
import { SendError } from './send'

/** A form's key, and the visit that it books; the town's slug is empty if it isn't at home. */
export type AboutVisit = { key: string; kind: VisitKind; town: string }

/** The free times that a refusal offers instead. */
export type Alternatives = { nearest: NamedTime[]; days: FreeDay[] }

/** Returns the alternatives in a refusal; null if it has another reason. */
export function alternativesOf(error: unknown): Alternatives | null {
  if (!(error instanceof SendError) || error.status !== 409) return null
  try {
    const problem: unknown = JSON.parse(error.text)
    return isRecord(problem) && Array.isArray(problem.nearest) ? (problem as Alternatives) : null
  } catch {
    return null
  }
}

/** Returns the days with their current free times; undefined on failure. */
export async function readFreeDays(about: AboutVisit): Promise<FreeDay[] | undefined> {
  const response = await fetch(`/api/visits/free?${new URLSearchParams(about)}`).catch(() => undefined)
  return response?.ok ? ((await response.json()) as { days: FreeDay[] }).days : undefined
}

/** Reserves or releases a time. @throws SendError */
export async function callReservation(
  method: 'PUT' | 'DELETE',
  body: object,
): Promise<{ until: string } | undefined> {
  const response = await fetch('/api/visits/hold', {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true, // she may be leaving
  }).catch((error: unknown) => {
    throw new SendError(0, String(error))
  })
  if (!response.ok) throw new SendError(response.status, await response.text())
  return method === 'PUT' ? ((await response.json()) as { until: string }) : undefined
}

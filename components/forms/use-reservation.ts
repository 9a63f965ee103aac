import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { callReservation, type Alternatives, alternativesOf } from './visit-calls'

/** How often the reservation is renewed while somebody types, in milliseconds. */
const renewed = 2 * 60_000

export const selectedTime = (form: HTMLFormElement | null): string =>
  form?.querySelector<HTMLInputElement>('[name=startsAt]:checked')?.value ?? ''

type Asked = {
  form: RefObject<HTMLFormElement | null>
  /** The form's key and the town's slug. */
  about: { key: string; town: string }
  /** Called if somebody else has the time. */
  onTaken: (others: Alternatives) => void
}

/**
 * Reserves the selected time while its visitor fills in the form, and releases it when the page is left. `until` is
 * its end (ISO), or null; call `keep` with the selected time after each input.
 */
export function useReservation({ form, about, onTaken }: Asked) {
  const [until, setUntil] = useState<string | null>(null)
  const last = useRef({ startsAt: '', at: 0 })
  const taken = useRef(onTaken)
  useEffect(() => {
    taken.current = onTaken
  })
  const { key, town } = about

  const keep = useCallback(
    async (startsAt: string) => {
      const isFresh = startsAt === last.current.startsAt && Date.now() - last.current.at < renewed
      if (!startsAt || isFresh) return
      last.current = { startsAt, at: Date.now() }
      try {
        const held = await callReservation('PUT', { key, town, startsAt })
        if (last.current.startsAt === startsAt) setUntil(held?.until ?? null)
      } catch (error) {
        // The reservation is lost; booking will tell if the time is free.
        setUntil(null)
        const others = alternativesOf(error)
        if (others) taken.current(others)
      }
    },
    [key, town],
  )

  useEffect(() => {
    if (!until) return
    const timer = setTimeout(() => setUntil(null), Math.max(0, Date.parse(until) - Date.now()))
    return () => clearTimeout(timer)
  }, [until])

  useEffect(() => {
    // The time may be selected before hydration, or before the page was left.
    const back = () => {
      last.current = { startsAt: '', at: 0 }
      void keep(selectedTime(form.current))
    }
    const left = () => {
      if (last.current.startsAt) void callReservation('DELETE', { key }).catch(() => {})
    }
    back()
    addEventListener('pageshow', back)
    addEventListener('pagehide', left)
    return () => {
      removeEventListener('pageshow', back)
      removeEventListener('pagehide', left)
    }
  }, [form, key, keep])

  return { until, keep }
}

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type AboutVisit, callReservation, type Alternatives, alternativesOf } from './visit-calls'

/** The time between renewals of the reservation while somebody types, in milliseconds. */
const renewed = 2 * 60_000

export const selectedTime = (form: HTMLFormElement | null): string =>
  form?.querySelector<HTMLInputElement>('[name=startsAt]:checked')?.value ?? ''

type ReservationOptions = {
  form: RefObject<HTMLFormElement | null>
  about: AboutVisit
  /** Called if somebody else has the time. */
  onTaken: (alternatives: Alternatives) => void
}

/**
 * Reserves the selected time while its visitor fills in the form, and releases it when the page is left. `until` is
 * its end (ISO), or null; call `keep` with the selected time after each input.
 */
export function useReservation({ form, about, onTaken }: ReservationOptions) {
  const [until, setUntil] = useState<string | null>(null)
  const lastCall = useRef({ startsAt: '', at: 0 })
  const latestOnTaken = useRef(onTaken)
  useEffect(() => {
    latestOnTaken.current = onTaken
  })
  const { key, kind, town } = about

  const keep = useCallback(
    async (startsAt: string) => {
      const isFresh = startsAt === lastCall.current.startsAt && Date.now() - lastCall.current.at < renewed
      if (!startsAt || isFresh) return
      lastCall.current = { startsAt, at: Date.now() }
      try {
        const reservation = await callReservation('PUT', { key, kind, town, startsAt })
        if (lastCall.current.startsAt === startsAt) setUntil(reservation?.until ?? null)
      } catch (error) {
        // The reservation is lost; booking will tell if the time is free.
        setUntil(null)
        const alternatives = alternativesOf(error)
        if (alternatives) latestOnTaken.current(alternatives)
      }
    },
    [key, kind, town],
  )

  useEffect(() => {
    if (!until) return
    const timer = setTimeout(() => setUntil(null), Math.max(0, Date.parse(until) - Date.now()))
    return () => clearTimeout(timer)
  }, [until])

  useEffect(() => {
    // The time may be selected before hydration, or before the page was left.
    const onPageShow = () => {
      lastCall.current = { startsAt: '', at: 0 }
      void keep(selectedTime(form.current))
    }
    const onLeave = () => {
      if (lastCall.current.startsAt) void callReservation('DELETE', { key }).catch(() => {})
    }
    onPageShow()
    addEventListener('pageshow', onPageShow)
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pageshow', onPageShow)
      removeEventListener('pagehide', onLeave)
    }
  }, [form, key, keep])

  return { until, keep }
}

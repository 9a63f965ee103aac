'use client'

import './canvas.css'
import { type ComponentProps, type CSSProperties, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** How wide a page is shown, in pixels: as on a laptop or a desktop, a tablet, a phone. */
const deviceWidths = { desktop: 1440, tablet: 768, phone: 390 }
export type Device = keyof typeof deviceWidths

/** For what is the editor's own on the sheet: as large as anywhere. */
export const unscaled = '[zoom:calc(1/var(--scale))]'

type DeviceSheetProps = ComponentProps<'div'> & {
  device: Device
  /** Made smaller where there is less room, with everything on it; else the room scrolls sideways. */
  fit: boolean
  /** Hears how large it is shown, in percent. */
  onScale?: (percent: number) => void
}

/**
 * What a device of that width shows: its content is laid out at that width, whatever room there is, and then made smaller
 * as a picture would be. What must stay readable on it is `unscaled`. On a phone it is as wide as the phone.
 */
export function DeviceSheet({ device, fit, onScale, className = '', ...rest }: DeviceSheetProps) {
  const room = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent((percent: number) => onScale?.(percent))

  // What was made smaller takes no place by itself: the room is told how much to keep below. As a margin, for with another
  // height of the room the whole sheet would be laid out again.
  useLayoutEffect(() => {
    const [around, shown] = [room.current, sheet.current]
    const outside = around?.parentElement
    if (!outside || !shown) return
    const observer = new ResizeObserver(() => {
      around.style.setProperty('--seen', `${outside.clientWidth}px`)
      const { width, height } = shown.getBoundingClientRect()
      around.style.marginBottom = `${height}px`
      tell(Math.round((width / shown.offsetWidth) * 100))
    })
    observer.observe(outside)
    observer.observe(shown)
    return () => observer.disconnect()
  }, [device, fit])

  return (
    <div
      data-device={device}
      data-device-room={fit ? 'fit' : 'full'}
      style={{ '--device': `${deviceWidths[device]}px` } as CSSProperties}
      ref={room}
    >
      <div data-device-sheet="" className={className} ref={sheet} {...rest} />
    </div>
  )
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { type Size } from '@/lib/jobs/pair-crop'

/** The size of a stored photo, from the camera at the back. */
const constraints: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 2560 },
  height: { ideal: 1920 },
}
const quality = 0.9

/**
 * Shows the camera at the back in a video element while the page is in view. `size` is its picture's, once there is
 * one; `isMissing` says that there is no camera, or no permission for it.
 */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null)
  const [size, setSize] = useState<Size>()
  const [isMissing, setMissing] = useState(false)

  useEffect(() => {
    let stream: MediaStream | undefined
    let isClosed = false
    const release = (target?: MediaStream) => target?.getTracks().forEach((track) => track.stop())
    const stop = () => {
      release(stream)
      stream = undefined
      setSize(undefined)
    }
    const isAway = () => isClosed || document.hidden
    async function start() {
      if (stream || isAway()) return
      try {
        const newStream = await navigator.mediaDevices.getUserMedia({ video: constraints })
        if (stream || isAway() || !video.current) return release(newStream)
        stream = newStream
        setMissing(false)
        video.current.srcObject = newStream
      } catch {
        if (!isClosed) setMissing(true)
      }
    }
    const onVisibility = () => (document.hidden ? stop() : void start())
    document.addEventListener('visibilitychange', onVisibility)
    void start()
    return () => {
      isClosed = true
      document.removeEventListener('visibilitychange', onVisibility)
      release(stream)
    }
  }, [])

  /** Follows the picture's size, which changes as the phone is turned. */
  const onResize = useCallback(() => {
    const { videoWidth: width, videoHeight: height } = video.current!
    if (width && height) setSize({ width, height })
  }, [])

  /** Returns the picture of this moment as JPEG. */
  const take = useCallback(async (): Promise<Blob | null> => {
    const source = video.current
    const canvas = document.createElement('canvas')
    canvas.width = source?.videoWidth ?? 0
    canvas.height = source?.videoHeight ?? 0
    const context = canvas.getContext('2d')
    if (!source || !context || canvas.width === 0) return null
    context.drawImage(source, 0, 0)
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  }, [])

  return { video, size, isMissing, take, onResize }
}

import 'server-only'
import { env } from './env'

/** Returns the place whose reviews the maps service has, with the key to ask for them; null if none is configured. */
export function mapsPlace(): { baseUrl: string; key: string; placeId: string } | null {
  const { GOOGLE_PLACES_API_KEY: key, GOOGLE_PLACE_ID: placeId, GOOGLE_PLACES_BASE_URL: baseUrl } = env()
  return key && placeId ? { baseUrl, key, placeId } : null
}

type Point = { lat: number; lng: number }

const earthRadiusMiles = 3958.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle miles between two points, to one decimal: a straight line, not the road. */
export function milesBetween(a: Point, b: Point): number {
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return Math.round(2 * earthRadiusMiles * Math.asin(Math.sqrt(h)) * 10) / 10
}

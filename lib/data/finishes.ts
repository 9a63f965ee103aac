import 'server-only'
import { type Finish } from '@/lib/business/finishes'
import { builtInFinishes } from '@/lib/business/finish-list'

/** The finishes that the visualizer offers, as staff named, ordered and priced them. */
export function getFinishes(): Promise<readonly Finish[]> {
  return Promise.resolve(builtInFinishes)
}

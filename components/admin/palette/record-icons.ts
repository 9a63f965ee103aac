import { Camera, FileText, Hammer, Newspaper, Quote, Tag, User } from 'lucide-react'
import { type Kind, requireKind } from '@/lib/records/registry'

const icons = {
  camera: Camera,
  file: FileText,
  hammer: Hammer,
  newspaper: Newspaper,
  quote: Quote,
  user: User,
}

export function iconOf(kind: Kind) {
  const { icon } = requireKind(kind)
  return icon ? icons[icon] : Tag
}

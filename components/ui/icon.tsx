import { ArrowRight, Check, CircleAlert, Menu, MessageSquare, MoveHorizontal, Phone, X } from 'lucide-react'

const icons = {
  phone: Phone,
  message: MessageSquare,
  menu: Menu,
  close: X,
  arrow: ArrowRight,
  error: CircleAlert,
  check: Check,
  slide: MoveHorizontal,
}

/** One of the site's few icons; decorative, so that the text beside it must say the same. */
export function Icon({ name }: { name: keyof typeof icons }) {
  const Drawing = icons[name]
  return <Drawing className="i" aria-hidden="true" />
}

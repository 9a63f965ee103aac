import { phoneDigits } from '@/lib/business/phone'

export const PhoneLink = ({ phone, className }: { phone: string; className?: string }) => (
  <a className={className} href={`tel:${phoneDigits(phone)}`}>
    {phone}
  </a>
)

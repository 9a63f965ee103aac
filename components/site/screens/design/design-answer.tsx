type DesignAnswerProps = { className?: string; children?: string }

/** Answers what the visitor did beside it. The page's script writes into it; what isn't for everybody's eyes is `sr-only`. */
export const DesignAnswer = ({ className = '', children = '' }: DesignAnswerProps) => (
  <p
    className={`${children ? '' : 'sr-only '}${className} text-small wrap-anywhere`}
    role="status"
    data-status=""
    suppressHydrationWarning
  >
    {children}
  </p>
)

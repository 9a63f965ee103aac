type DesignAnswerProps = { className?: string; children?: string }

/** Shows the result of a visitor's action. The page's script writes into it; texts for screen readers only are `sr-only`. */
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

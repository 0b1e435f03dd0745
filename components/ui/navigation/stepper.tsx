import styles from './stepper.module.css';

interface StepperProps {
  label: string;
  value: number;
  least?: number;
  most: number;
  onChange: (value: number) => void;
}

/** A small number that two buttons lower and raise. */
export function Stepper({ label, value, least = 0, most, onChange }: StepperProps) {
  const step = (to: number) => {
    if (to >= least && to <= most) onChange(to);
  };
  return (
    <span role="group" aria-label={label} className={styles.stepper}>
      <button
        type="button"
        aria-label={`${label} 줄이기`}
        aria-disabled={value <= least}
        onClick={() => step(value - 1)}
      >
        −
      </button>
      <output className="num">{value}</output>
      <button
        type="button"
        aria-label={`${label} 늘리기`}
        aria-disabled={value >= most}
        onClick={() => step(value + 1)}
      >
        +
      </button>
    </span>
  );
}

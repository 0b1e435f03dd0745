import { FunctionField, useFieldValue } from 'react-admin';
import { formatMoment, formatZonedMoment } from '@/lib/format/moment';

interface ColumnProps {
  source: string;
  label?: string;
}

/** A date and time in Seoul. A deadline or a planned publication also names the time zone. */
export function MomentField({ source, decides = false }: ColumnProps & { decides?: boolean }) {
  const value: unknown = useFieldValue({ source });
  const wordsOf = decides ? formatZonedMoment : formatMoment;
  return <span className="num">{typeof value === 'string' ? wordsOf(new Date(value)) : '–'}</span>;
}

/** A value of a table of labels, as people read it. */
export function ChoiceField<Value extends string>({
  source,
  labels,
}: ColumnProps & { labels: Readonly<Record<Value, string>> }) {
  return (
    <FunctionField
      source={source}
      sx={{ whiteSpace: 'nowrap' }}
      render={(record: Record<string, unknown>) => labels[record[source] as Value] ?? '–'}
    />
  );
}

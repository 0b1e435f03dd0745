import { TextInput, type TextInputProps } from 'react-admin';
import { inputOf, momentOf } from '@/lib/date/seoul-input';

/** A moment, typed as day and time in Seoul wherever the operator sits; null where it is left empty. */
export const SeoulMomentInput = (props: TextInputProps) => (
  <TextInput
    {...props}
    type="datetime-local"
    format={(moment: string | null) => inputOf(moment)}
    parse={(typed: string) => momentOf(typed)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);

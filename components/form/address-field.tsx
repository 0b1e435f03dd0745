'use client';

import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FoundAddress } from '@/components/form/address/address-message';
import fieldStyles from '@/components/ui/field/field.module.css';
import { TextButton } from '@/components/ui/action/text-link';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import styles from './address-field.module.css';
import { FieldButton, FieldGroup } from './form-layout';

interface AddressValues {
  zoneCode: string;
  address: string;
  addressDetail: string;
  buildingName: string | null;
}
const FIELDS = ['zoneCode', 'address', 'addressDetail'] as const;
type AddressInput = (typeof FIELDS)[number];

/**
 * Zone code and road address come from a search, the detail is typed. All of it can be typed by hand instead.
 * @param isKnown there is an address already, which the search changes
 */
export function AddressField({ isKnown = false }: { isKnown?: boolean }) {
  const form = useFormContext<AddressValues>();
  const { errors, isSubmitted } = form.formState;
  const [isOpen, setOpen] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const showSearch = useLazyDialog(
    isOpen,
    async () => (await import('@/components/form/address/address-search-dialog')).AddressSearchDialog,
    () => setOpen(false),
  );
  const group = useRef<HTMLDivElement>(null);
  /** The input that gets the focus when the search closes. */
  const next = useRef<AddressInput | null>(null);

  const fillIn = (found: FoundAddress) => {
    const options = { shouldValidate: isSubmitted, shouldDirty: true };
    setOpen(false);
    setTyped(false);
    form.setValue('zoneCode', found.zoneCode, options);
    form.setValue('address', found.address, options);
    form.setValue('buildingName', found.buildingName === '' ? null : found.buildingName, options);
    next.current = 'addressDetail';
  };
  const type = () => {
    setOpen(false);
    setTyped(true);
    form.setValue('buildingName', null, { shouldDirty: true });
    next.current = 'zoneCode';
  };
  const search = () => {
    next.current = null;
    setOpen(true);
  };
  const findNext = () =>
    group.current?.querySelector<HTMLElement>(`[name="${next.current ?? 'none'}"]`) ?? null;

  return (
    <FieldGroup label="주소" error={FIELDS.map((name) => errors[name]?.message).find(Boolean)}>
      {(messageId) => {
        const propsOf = (name: AddressInput) => ({
          className: fieldStyles.input,
          'aria-required': true,
          'aria-invalid': errors[name] === undefined ? undefined : (true as const),
          'aria-describedby': messageId,
          ...form.register(name),
        });
        return (
          <div ref={group} className={styles.address}>
            <div className={styles.zone}>
              <input
                aria-label="우편번호"
                placeholder="우편번호"
                inputMode="numeric"
                autoComplete="postal-code"
                readOnly={!isTyped}
                {...propsOf('zoneCode')}
              />
              <FieldButton field={isKnown ? '주소' : undefined} onClick={search}>
                {isKnown ? '변경' : '주소 검색'}
              </FieldButton>
              {isTyped ? null : (
                <TextButton
                  onClick={() => {
                    type();
                    form.setFocus('zoneCode');
                  }}
                >
                  직접 입력
                </TextButton>
              )}
            </div>
            <input
              aria-label="기본 주소"
              placeholder={isTyped ? '도로명 주소를 적어 주세요' : '주소 검색으로 채워집니다'}
              autoComplete="address-line1"
              readOnly={!isTyped}
              {...propsOf('address')}
            />
            <input
              aria-label="상세 주소"
              placeholder="동·호수 등 상세 주소"
              autoComplete="address-line2"
              {...propsOf('addressDetail')}
            />
            {isOpen
              ? showSearch({
                  onFound: fillIn,
                  onManual: type,
                  onClose: () => setOpen(false),
                  findNextFocus: findNext,
                })
              : null}
          </div>
        );
      }}
    </FieldGroup>
  );
}

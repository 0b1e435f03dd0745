'use client';

import { Component, Suspense, type ReactNode } from 'react';

interface LatePartProps {
  children: ReactNode;
  /** Called when its code can't be loaded. */
  onFailure?: () => void;
}

/** A part of a page whose code React loads while it renders. If that fails the part is left out; the page stays. */
export class LatePart extends Component<LatePartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(): void {
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}

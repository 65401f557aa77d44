import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Called when the content has failed; nothing is shown in its place. */
  onError(): void;
  children: ReactNode;
}

export class Boundary extends Component<BoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
